/** The worker where bots think. Ending it is how the house stops a bot that takes too long. */

import type { FromBrain, ToBrain } from "./messages";
import { startPython } from "./python";

const say = (message: FromBrain) => postMessage(message);
let think: (task: string) => string;

onmessage = async ({ data }: MessageEvent<ToBrain>) => {
  try {
    if ("folder" in data) {
      const brain = (await startPython(data.folder)).pyimport("fajrant.local.brain");
      brain.wake();
      think = brain.think;
      say({ ready: true });
    } else {
      say({ answer: think(data.task) });
    }
  } catch (error) {
    say({ failed: String(error) });
  }
};
