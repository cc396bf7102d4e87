import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const api = 'http://localhost:3000'

export default defineConfig({
  plugins: [reactRouter()],
  server: { proxy: { '/api': api, '/media': api } },
})
