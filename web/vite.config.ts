import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { lazyFiles } from './lazyFiles.ts'
import { lightIcons } from './lightIcons.ts'
import { meaningsLeftOut } from './meanings.ts'
import { routerChanges } from './routerChanges.ts'
import { sharedChunks } from './sharedChunks.ts'

/** The server that `npm run dev` starts as well. */
const api = `http://localhost:${process.env.PORT ?? 3000}`

/**
 * Leaves out the hooks of downshift that no field uses. Each assigns a property to itself, so the bundler keeps it
 * otherwise.
 */
const unusedHooksLeftOut: Plugin = {
  name: 'unused-hooks-left-out',
  apply: 'build',
  transform: {
    filter: { id: /downshift\.esm\.mjs$/ },
    handler: (code) => ({
      code: code.replace(/^(useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm, ''),
      map: null,
    }),
  },
}

/**
 * Every page names the files of all routes, and a hash does not compress. With the shortest that the bundler can use, a
 * page loads 0.3 kB less.
 */
const script = 'assets/[name]-[hash:7].js'
/** The server names the same files, so both builds must agree. */
const assetFileNames = 'assets/[name]-[hash:6][extname]'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), lightIcons, meaningsLeftOut, unusedHooksLeftOut, routerChanges, lazyFiles],
  // completeBuild reads the manifest and then deletes it.
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: script,
            chunkFileNames: script,
            assetFileNames,
            codeSplitting: { groups: sharedChunks },
          },
        },
      },
    },
    // One file with all its dependencies, so that there is no second copy of React or the router. In development, Node
    // loads them, because some are CommonJS.
    ssr: {
      resolve: { noExternal: command === 'build' ? true : [] },
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
      build: {
        rolldownOptions: { input: './src/app/serverDocument/renderPage.ts', output: { assetFileNames } },
      },
    },
  },
  server: { proxy: { '/api': api, '/media': api } },
}))
