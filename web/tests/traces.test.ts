import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it } from "vitest";

import { MARKS, Marks } from "../src/lib/table/marks.svelte";
import Traces from "../src/pages/table/Traces.svelte";

const trip = { from: { x: 0, y: 0 }, to: { x: 90, y: 0 }, leaves: false };
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it("traces go when the table is scrolled, but not for a scroll before they were drawn", async () => {
  const marks = new Marks();
  const { container } = render(Traces, { context: new Map([[MARKS, marks]]) });
  const table = document.createElement("div");
  table.className = "table";
  document.body.append(table);
  const scroll = async () => {
    table.dispatchEvent(new Event("scroll"));
    await tick();
    return container.querySelectorAll(".line").length;
  };
  marks.trips = [trip];
  await tick();
  expect(await scroll()).toBe(1);
  await frame();
  expect(await scroll()).toBe(0);
  table.remove();
});
