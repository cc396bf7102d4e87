import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Deleted by completeBuild, as the manifest is. */
export const lazyFilesName = 'lazyFiles.json'

/**
 * Lists the chunk of each file that a page loads later, by its path below `src/`. Vite's manifest lacks the files that
 * share a chunk with others.
 */
export const lazyFiles: Plugin = {
  name: 'lazy-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
    const isLazy = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
    const listed = chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.filter(isLazy).map((id) => [relative(sources, id), fileName] as const),
    )
    const source = JSON.stringify(Object.fromEntries(listed))
    this.emitFile({ type: 'asset', fileName: `.vite/${lazyFilesName}`, source })
  },
}

const sources = `${import.meta.dirname}/src`
