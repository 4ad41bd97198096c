/** Static imports of modules, as the bundler knows them. */

/** Return the static imports of a module; null for an unknown module. */
export type ModuleInfo = (id: string) => { importedIds: readonly string[] } | null;

/** Return the ids of a module and of all its static imports, direct or indirect. */
export function withImports(id: string, info: ModuleInfo): Set<string> {
  const found = new Set<string>();
  const add = (module: string) => {
    if (found.has(module)) return;
    found.add(module);
    for (const next of info(module)?.importedIds ?? []) add(next);
  };
  add(id);
  return found;
}
