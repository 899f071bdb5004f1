import { api } from "./api/client";
import type { Table } from "./table/types";

/** Offers a text as a file to save. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Offers the record of a finished table as a file. */
export async function saveRecord({ id, game }: Pick<Table, "id" | "game">): Promise<void> {
  saveFile(`${game}-${id}.txt`, "text/plain", await api.record(id));
}
