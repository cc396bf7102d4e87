import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { meaningsLeftOut } from './meanings.ts'

const api = 'http://localhost:3000'

/** The parts of the frame around every page, none of which may need the contract's schemas. */
const frame = [
  /contract\/src\/translate\./,
  /web\/src\/ui\/(ArchedFrame|Button|CarouselButtons|Dialog|ErrorState|Logo|LogoMark|ScrollToTop|Surface|Toasts|colorScheme|pageMeta|toasts|translation)\./,
  /web\/src\/ui\/fields\/(?!\w*Select\w*Field|typeahead|DateOfBirth|dateParts|Password|TextArea)/,
  /web\/src\/ui\/form\/(?!FormFailure)/,
  /web\/src\/shell\/(?!\w*Layout|Member|Staff|member|staff)/,
  /web\/src\/accounts\/(session|viewer|ForViewers|loginPrompt|logout|LoginHost|openSession)\./,
  /web\/src\/platform\/(callHooks|credentials|knownPaths|settings)\./,
  /web\/src\/app\/(\w+\.css|(?!DataArea)\w+\.(tsx|module\.css)|guard|routes)/,
  /@tabler\/icons-react\/.*\/(createReactComponent|defaultAttributes|IconChevron\w+)\./,
  /web\/src\/site\/(contactDetails|notices\/(Notice|AccessDenied))/,
]

const framework = /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\/|rolldown\/runtime/

/** What reads from the server: the contract's names, the calls and their cache. */
const data = [
  /node_modules\/@tanstack\//,
  /contract\/src\/(?!plainWords|indianDay)[\w.]+\.ts$/,
  /contract\/src\/accounts\/(endpoints|password|schemas)\./,
  /contract\/src\/activities\//,
  /contract\/src\/media\//,
  /contract\/src\/(memberships|plans)\/schemas\./,
  /contract\/src\/profiles\/(?!facts|admin|age\.|biodata|conditions|edit|everyChange|field[NPs]|freeText|locks|registration|rule|steps|tidy)/,
  /contract\/src\/search\/(defaults|endpoints|keys|preferences)\./,
  /web\/src\/platform\/(?!decisions|formErrors|unsent|validate|zodParts)/,
  /web\/src\/reference\/(calls|choices|keptLists|listKeeper|lists)\./,
  /web\/src\/accounts\/(sessionKeeper|refresher|tokenLife)\./,
  /web\/src\/app\/DataArea/,
]

/** What forms judge by before they send; no page needs it to be drawn. */
const schemas = /node_modules\/zod\//

/** The frame around members' pages, and the profiles on nearly all of them. */
const member = [
  /web\/src\/shell\/(Member|Disclosure|member)/,
  /web\/src\/profiles\/(card\/|calls|fullView\/|viewer)/,
  /contract\/src\/profiles\/facts\/(cardFacts|fact|shown)\./,
  /web\/src\/activities\/(?!\w*Dialog|dialogs|lists\/|profile\/|staff\/)/,
  /web\/src\/media\/(Photo|photos)\./,
  /web\/src\/ui\/(PageTitle|EmptyState|Pagination|pageWindow|CardSkeletonList|FactList|Tabs)\./,
]

/** A profile's own page. */
const profile = [
  /web\/src\/activities\/profile\//,
  /web\/src\/profiles\/(detail\/|useFactContext)/,
  /web\/src\/media\/gallery\/(?!Lightbox)/,
  /contract\/src\/profiles\/facts\//,
]

/** What the rows of the fields say, for whoever asks, reads or searches by them. */
const rows = /contract\/src\/profiles\/(fields|conditions|rule)\./

/** A page of found profiles. */
const results = [
  /web\/src\/search\/(ResultsPage|query|criteria|searchCall|searchForms|searchParams|results\/)/,
]

const anyOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((part) => part.test(id))

/**
 * What many pages share goes out in a few files: many small ones compress badly, cost a round trip each and
 * fill the list of every route. Groups with a higher priority choose first.
 */
const shared = [
  { name: 'framework', test: framework, priority: 4 },
  { name: 'schemas', test: schemas, priority: 4 },
  { name: 'frame', test: anyOf(frame), priority: 3 },
  { name: 'data', test: anyOf(data), priority: 2 },
  { name: 'rows', test: rows, priority: 2 },
  { name: 'member', test: anyOf(member), priority: 1 },
  { name: 'profile', test: anyOf(profile), priority: 0 },
  { name: 'results', test: anyOf(results), priority: 0 },
]

export default defineConfig({
  plugins: [reactRouter(), meaningsLeftOut],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } } },
    // One file with all it needs: React and the router as they are built for production, and no second copy of either.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { rolldownOptions: { input: './src/app/firstPage/writePage.ts' } },
    },
  },
  server: { proxy: { '/api': api, '/media': api } },
})
