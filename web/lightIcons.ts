import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('src/ui/drawIcon.ts', import.meta.url))

/** Tabler's icons draw themselves with our `drawIcon`, which writes less than half as much for each. */
export const lightIcons: Plugin = {
  name: 'light-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\.\/createReactComponent\.mjs$/ },
    handler: (_, importer) => (importer?.includes('/@tabler/icons-react/dist/esm/icons/') ? ours : null),
  },
}
