import { screens } from './src/app/routes.ts'
import type { Screen } from './src/app/screen.ts'

/** What the bundler tells of a module. */
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }
type Holds = (id: string, graph: Graph) => boolean

/** By name, where no kind of pages tells it: a part of one that brings the whole with it would be felt. */
const named = {
  framework:
    /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\/|rolldown\/runtime|app\/entry\.client/,
  /** What forms judge by before they send; no page needs it to be drawn. */
  schemas: /node_modules\/zod\//,
  gallery: /media\/gallery\/(PhotoGallery|Thumbnails|useSlides)/,
  carousel: /ui\/CarouselButtons/,
  /** Too small to be asked for by itself. */
  small:
    /src\/(memberships\/(calls|shown|schemas|endpoints)|reference\/(serviceProvider|stamp|listQuery|keptLists|listsOfProcess)|ordinalDay|ui\/shownAtOnce)\./,
  /** What facts and forms know of the fields of a profile. */
  fields: /contract\/src\/(profiles\/(fields|assignmentLabels)|search\/defaults)\.|profiles\/fullView\//,
  icons: /tabler\/icons-react\/dist\/esm\/icons\//,
  /** What is missing in a profile, and where it is asked for. */
  completion: /contract\/src\/profiles\/(rules?|conditions|steps|fieldNames|editSections)\./,
  offers: /src\/offers\/(calls|OfferPrice|offerOf|checkoutLink|endpoints|schemas|keys)\./,
  invoices: /src\/invoices\/[a-zA-Z]+\.ts$/,
  /** Lists of several pages, and what stands in their addresses. */
  pagedLists: /ui\/(list\/(PagedList|address|useAddress)|Pagination|pageWindow|CardSkeletonList)/,
  tables: /ui\/table\/(DataTable|ColumnHead)/,
  staffChoices: /profiles\/staff\/useStaff/,
  tiles: /activities\/(ProfileTile|DoneMarks)/,
  badges: /ui\/(StatusBadge|ToneBadge)/,
  /** Lists of the service, and what choices are made of them. */
  reference: /src\/reference\/(endpoints|schemas|names|keys|calls|lists|choices|listOf)\./,
  /** Several lists at once, as choices alone ask for them. */
  queries: /@tanstack\/.*\/(useQueries|queriesObserver)/,
  /** What the forms of several kinds of pages need beyond those of the frame. */
  forms: /platform\/formErrors|contract\/src\/paths|ui\/fields\/(CheckField|DigitsField)/,
  /** Fields that choose from long lists, on pages and in parts that are loaded by themselves. */
  lists: /ui\/fields\/(\w*SelectField|RangeField|typeahead)|node_modules\/downshift\//,
} as const

const isHome = ({ path }: Screen) => path === '/home'
/** By the server, for each visit. */
const isWritten = ({ prerender }: Screen) => !prerender
const isMembers = ({ shell }: Screen) => shell === 'member'
/** Pages of a member that show people, the own profile among them. */
const isOfPeople = (page: Screen) =>
  isMembers(page) && /^\/(matches|activity|profile\/(dashboard|list|update|:id))\b/.test(page.path)
const isOfCards = (page: Screen) => isOfPeople(page) && !/dashboard|update/.test(page.path)
const isMembersOwn = (page: Screen) => isMembers(page) && !isOfPeople(page)
const isOfOthers = (page: Screen) => isWritten(page) && page.shell !== 'staff' && !isOfPeople(page)
const isSale = ({ path }: Screen) => ['/packages', '/checkout'].includes(path)
/** Lists of people, each with cards. */
const isOfFound = ({ path }: Screen) => /^\/(matches|activity|profile\/list)\b/.test(path)
const isResults = ({ path }: Screen) => path === '/profile/list'
/** Where staff find people and decide on them. */
const isStaffsOfPeople = ({ path }: Screen) =>
  /^\/ad\/(profile\/(search|approve|activities)|find|media|follow-ups)/.test(path)
const isSearchForm = ({ path }: Screen) => path === '/profile/search'
const isOfProfile = ({ path }: Screen) => /^\/profile\/.*:id$/.test(path)

const ofManyMembers = neededBy(isMembers, 0.75)
const ofPeopleAndOwn = both(neededBy(isOfPeople, 0.6), neededBy(isMembersOwn, 0.3))
const iconsOfPeopleAndOthers = both(is('icons'), neededBy(isOfPeople, 0.1), neededBy(isOfOthers, 0.01))
const ofMany = either(
  neededBy(isWritten, 0.8),
  ofManyMembers,
  ofPeopleAndOwn,
  iconsOfPeopleAndOthers,
  is('small'),
)
const ofPeople = neededBy(isOfPeople, 0.8)

/**
 * What many pages share goes out in a few files, since many small ones compress badly and cost a round trip each. Which file a
 * module belongs to follows from the pages that cannot be drawn without it, the first line that holds it counts: so whatever
 * it needs itself is in the same file or in one above. What is of people does not reach pages about money: those lines part them.
 */
const chunks: readonly [name: string, holds: Holds][] = [
  ['framework', is('framework')],
  ['schemas', is('schemas')],
  ['frame', both(neededBy(isHome, 1), neededBy(isWritten, 0.1))],
  ['carousel', is('carousel')],
  ['home', neededBy(isHome, 1)],
  ['data', both(ofMany, not('queries'))],
  ['sections', both(either(is('fields'), ofPeople), neededBy(isSearchForm, 1))],
  ['people', ofPeople],
  ['cards', neededBy(isOfCards, 1)],
  ['completion', is('completion')],
  ['invoices', is('invoices')],
  ['offers', is('offers')],
  ['sale', neededBy(isSale, 1)],
  ['tiles', is('tiles')],
  ['pagedLists', is('pagedLists')],
  ['tables', is('tables')],
  ['found', neededBy(isOfFound, 0.6)],
  ['badges', is('badges')],
  ['reference', either(is('reference'), is('queries'))],
  ['forms', is('forms')],
  ['gallery', is('gallery')],
  ['profile', neededBy(isOfProfile, 0.9)],
  ['staffChoices', is('staffChoices')],
  ['results', neededBy(isResults, 1)],
  ['lists', is('lists')],
  ['staff', neededBy(isStaffsOfPeople, 0.4)],
]

export const sharedChunks = chunks.map(([name, holds], index) => ({
  name: (id: string, graph: Graph) => (holds(id, graph) ? name : null),
  priority: chunks.length - index,
}))

function is(name: keyof typeof named): Holds {
  return (id) => named[name].test(id)
}

function not(name: keyof typeof named): Holds {
  return (id) => !named[name].test(id)
}

function both(...all: readonly Holds[]): Holds {
  return (id, graph) => all.every((holds) => holds(id, graph))
}

function either(...some: readonly Holds[]): Holds {
  return (id, graph) => some.some((holds) => holds(id, graph))
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
