import { screens } from './src/app/routes.ts'
import type { Screen } from './src/app/screen.ts'

/** What the bundler tells of a module. */
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }
type Holds = (id: string, graph: Graph) => boolean

const framework =
  /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\/|rolldown\/runtime|app\/entry\.client/
/** What forms judge by before they send; no page needs it to be drawn. */
const schemas = /node_modules\/zod\//

/** Fields that choose from long lists, on pages and in parts that are loaded by themselves. */
const lists = /ui\/fields\/(\w*SelectField|RangeField|typeahead)|node_modules\/downshift\//

/** What the forms of several kinds of pages need beyond those of the frame. */
const forms = /platform\/formErrors|contract\/src\/paths|ui\/fields\/(CheckField|DigitsField)/

const isHome = ({ path }: Screen) => path === '/home'
/** By the server, for each visit. */
const isWritten = ({ prerender }: Screen) => !prerender
const isMembers = ({ shell }: Screen) => shell === 'member'
const isSearch = ({ file }: Screen) => file.startsWith('search/')
const isOfProfile = ({ path }: Screen) => /^\/profile\/.*:id$/.test(path)

/**
 * What many pages share goes out in a few files, since many small ones compress badly and cost a round trip each. Which file a
 * module belongs to follows from the pages that cannot be drawn without it, the first line that holds it counts: so whatever
 * it needs itself is in the same file or in one above.
 */
const chunks: readonly [name: string, holds: Holds][] = [
  ['framework', (id) => framework.test(id)],
  ['schemas', (id) => schemas.test(id)],
  ['frame', both(neededBy(isHome, 1), neededBy(isWritten, 0.1))],
  ['home', neededBy(isHome, 1)],
  ['data', neededBy(isWritten, 0.8)],
  ['member', neededBy(isMembers, 0.36)],
  ['forms', (id) => forms.test(id)],
  ['profile', neededBy(isOfProfile, 0.9)],
  ['search', neededBy(isSearch, 0.8)],
  ['lists', (id) => lists.test(id)],
]

export const sharedChunks = chunks.map(([name, holds], index) => ({
  name: (id: string, graph: Graph) => (holds(id, graph) ? name : null),
  priority: chunks.length - index,
}))

function both(one: Holds, other: Holds): Holds {
  return (id, graph) => one(id, graph) && other(id, graph)
}

/** Whether so large a share of the pages of a kind need it, and it is not one page's own. */
function neededBy(kind: (page: Screen) => boolean, share: number): Holds {
  const all = screens.filter(kind)
  return (id, graph) => {
    const pages = pagesNeeding(id, graph)
    return pages.size > 1 && all.filter((page) => pages.has(page)).length >= share * all.length
  }
}

/** The pages that import a module, directly or through others. */
function pagesNeeding(id: string, graph: Graph): Set<Screen> {
  const met = new Set([id])
  for (const one of met) for (const importer of graph.getModuleInfo(one)?.importers ?? []) met.add(importer)
  return new Set([...met].flatMap(pagesIn))
}

/** What stands around pages is needed by each of them. */
const around: readonly [file: RegExp, pages: (page: Screen) => boolean][] = [
  [/src\/app\/(root|entry\.client)\.tsx/, () => true],
  [/src\/app\/DataArea\.tsx/, isWritten],
  // Asked for by whoever is logged in, as soon as the page is alive.
  [/src\/accounts\/sessionKeeper\.ts/, isWritten],
  [/src\/messages\/UnreadCount\.tsx/, isMembers],
  [/src\/shell\/PublicLayout\.tsx/, ({ shell }) => shell === 'site'],
  [/src\/shell\/MemberLayout\.tsx/, isMembers],
  [/src\/shell\/StaffLayout\.tsx/, ({ shell }) => shell === 'staff'],
  [/src\/shell\/PlainLayout\.tsx/, ({ shell }) => shell === 'plain'],
]

function pagesIn(id: string): Screen[] {
  const [, pages] = around.find(([file]) => file.test(id)) ?? []
  return screens.filter((page) => pages?.(page) || id.includes(`/src/${page.file}`))
}
