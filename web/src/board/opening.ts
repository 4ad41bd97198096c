/** Requests the match of an `Opening` from the engine. */
import type { Ask } from "../engine/client";
import type { Table as Start } from "../engine/protocol";
import type { Opening } from "./controls";

export function requestOpening(opening: Opening, request: Ask): Promise<Start> {
  if ("ask" in opening) return opening.ask(request);
  return "new" in opening ? request("new", opening.new) : request("load", opening.load);
}
