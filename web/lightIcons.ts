import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('src/ui/drawIcon.ts', import.meta.url))

let replaced = 0

/** Tabler's icons draw themselves with our `drawIcon`, which writes less than half as much for each. */
export const lightIcons: Plugin = {
  name: 'light-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\.\/createReactComponent\.mjs$/ },
    handler: (_, importer) => {
      if (!importer?.includes('/@tabler/icons-react/dist/esm/icons/')) return null
      replaced += 1
      return ours
    },
  },
  buildEnd(error) {
    if (!error && replaced === 0)
      this.error('Tabler has moved createReactComponent.mjs, so icons would be heavier')
  },
}
