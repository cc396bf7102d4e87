import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { meaningsLeftOut } from './meanings.ts'
import { sharedChunks } from './sharedChunks.ts'

const api = 'http://localhost:3000'

export default defineConfig({
  plugins: [reactRouter(), meaningsLeftOut],
  // Read by completeBuild, which takes it away again.
  build: { manifest: true },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
    // One file with all it needs: React and the router as the browser has them, and no second copy of either.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
      build: { rolldownOptions: { input: './src/app/serverDocument/writePage.ts' } },
    },
  },
  server: { proxy: { '/api': api, '/media': api } },
})
