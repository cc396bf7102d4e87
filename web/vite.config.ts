import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const api = 'http://localhost:3000'

/** The parts of the frame around every page, none of which may need the contract's schemas or Mantine. */
const frame = [
  /web\/src\/ui\/(ArchedFrame|Button|Dialog|ErrorState|Logo|LogoMark|LateToasts|ScrollToTop|announce|colorScheme|pageMeta|translation)\./,
  /web\/src\/ui\/fields\/(?!\w*Select\w*Field)/,
  /web\/src\/shell\/(?!\w*Layout|Member|Staff|member|staff)/,
  /web\/src\/accounts\/(session|loginPrompt|logout|LoginHost|openSession)\./,
  /web\/src\/platform\/(callHooks|credentials|knownPaths|settings)\./,
  /web\/src\/site\/(contactDetails|notices\/(Notice|AccessDenied))/,
]

const framework = /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\//

/** What every page shares goes out in two files: many small ones compress badly and fill the list of every route. */
const shared = [
  { name: 'framework', test: framework, priority: 2 },
  { name: 'frame', test: (id: string) => frame.some((part) => part.test(id)), priority: 1 },
]

export default defineConfig({
  plugins: [reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } } } },
  server: { proxy: { '/api': api, '/media': api } },
})
