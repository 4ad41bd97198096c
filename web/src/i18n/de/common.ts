/** The words that every page needs, in one file, so that they arrive at once. */
import core from "./core.ftl?raw";
import shell from "./shell.ftl?raw";

export default `${core}\n${shell}`;
