import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { meaningsLeftOut } from './meanings.ts'
import { sharedChunks } from './sharedChunks.ts'

const api = 'http://localhost:3000'

export default defineConfig({
  plugins: [reactRouter(), meaningsLeftOut],
  // completeBuild reads the manifest and then deletes it.
  build: { manifest: true },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
    // One file with all its dependencies, so that there is no second copy of React or the router.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
      build: { rolldownOptions: { input: './src/app/serverDocument/renderPage.ts' } },
    },
  },
  server: { proxy: { '/api': api, '/media': api } },
})
