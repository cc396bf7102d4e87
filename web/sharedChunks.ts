import type { Screen } from './src/screens/screen.ts'
import { screens } from './src/screens/screens.ts'

/** The part of the bundler's module graph that we use. */
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }
type Matcher = (id: string, graph: Graph) => boolean

/** Modules grouped by name, where the pages that need them do not decide their file. */
const named = {
  framework:
    /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\/|rolldown\/runtime|app\/entry\.client/,
  /** Forms check with it before they send; no page needs it to render. */
  schemas: /node_modules\/zod\//,
  gallery: /media\/gallery\/(PhotoGallery|Thumbnails|useSlides)/,
  carousel: /ui\/CarouselButtons/,
  seen: /ui\/useSeen/,
  /** Too small for a file of their own. */
  small:
    /src\/(memberships\/(calls|shown|schemas|endpoints)|reference\/(serviceProvider|stamp|listQuery|keptLists|listsOfProcess)|messages\/channels|dates|ui\/(shownAtOnce|moments|useOpened|OpenButton|useFocusIfLost|useSettled|widths|table\/useKeptFocus)|platform\/(putRead|useChange|useIsShown)|indianNumber|accounts\/loginRules|profiles\/bnrIdRule|search\/guestTotals)\./,
  /** The fields of a profile, for facts and forms. */
  fields: /contract\/src\/(profiles\/(fields|assignmentLabels)|search\/defaults)\.|profiles\/fullView\//,
  icons: /tabler\/icons-react\/dist\/esm\/icons\//,
  /** What is missing in a profile, and which form asks for it. */
  completion: /contract\/src\/profiles\/(rules?|conditions|steps|fieldNames|editSections)\./,
  offers: /src\/offers\/(calls|OfferPrice|offerOf|checkoutLink|endpoints|schemas|keys)\./,
  invoices: /src\/(invoices\/[a-zA-Z]+|prices)\.ts$/,
  /** Lists of several pages and their addresses. */
  pagedLists: /ui\/(list\/(PagedList|address|useAddress)|Pagination|CardSkeletonList)/,
  tables: /ui\/table\/(DataTable|ColumnHead)/,
  /** What every staff list is made of. */
  staffLists: /src\/backOffice\//,
  staffChoices: /profiles\/staff\/useStaff/,
  /** Criteria and layout of results that can be refined. */
  refining:
    /src\/search\/results\/(Chips|CriteriaLine|RefineButton|RefinedResults|criteriaInWords|refinedSearch)\.|ui\/(latePart|useIsWide)\./,
  /** Saved searches, which the search form does without. */
  saved: /src\/search\/saved\/(?!savedAddress)|contract\/src\/search\/(memberSearches|newProfiles|saved)\./,
  /** The forms of a search; results load them later. */
  searchForm: /src\/search\/form\/(SearchForm|SearchFields?|ListFields|ShowButton|IdSearchBox|lists)\./,
  tiles: /activities\/(ProfileTile|DoneMarks)/,
  /** Decisions that can be undone before they are sent: interests and the lists of staff. */
  decisions: /src\/(platform|ui)\/decisions/,
  /** Small parts of pages about people and of pages about money. */
  badges: /ui\/(StatusBadge|ToneBadge|FactList|PhoneNumber|Section|OpenButton)\./,
  /** Kinds of messages, on pages of members and in what only staff see of a profile. */
  messages: /contract\/src\/messages\/(groups|placeholders)\./,
  /** What only staff see on the page of a profile. */
  staffPanel: /contactLog\/Contact(Log|Entries)\.|activities\/staff\/(StaffActivities|sides)\./,
  dialogs: /ui\/(form\/useDialogForm|ChangeDialog|ConfirmDialog|LeavingDialog)/,
  /** Reference lists and the choices made from them. */
  reference: /src\/reference\/(endpoints|schemas|names|keys|calls|lists|choices|listOf)\./,
  /** Queries for several lists at once. Only one form uses them, but every page imports the index of their library. */
  queries: /@tanstack\/.*\/(useQueries|queriesObserver)/,
  /** What forms on several kinds of pages need beyond the forms of the shell. */
  forms:
    /platform\/formErrors|contract\/src\/paths|ui\/fields\/(CheckField|DigitsField|FieldPair|ListFailure)/,
  /** Fields that choose from long lists, on pages and in lazily loaded parts. */
  lists: /ui\/fields\/(\w*SelectField|RangeField|typeahead)|node_modules\/downshift\//,
} as const

const isHome = ({ path }: Screen) => path === '/home'
/** Rendered by the server for each visit. */
const isServerRendered = ({ prerender }: Screen) => !prerender
const isStaffPage = ({ shell }: Screen) => shell === 'staff'
const isMemberPage = ({ shell }: Screen) => shell === 'member'
/** Members' pages that show people, including their own profile. */
const showsPeople = (page: Screen) =>
  isMemberPage(page) && /^\/(matches|activity|profile\/(dashboard|list|update|:id))\b/.test(page.path)
const showsCards = (page: Screen) => showsPeople(page) && !/dashboard|update/.test(page.path)
const isConversation = ({ path }: Screen) => path.startsWith('/messages')
const isSavedSearches = ({ path }: Screen) => path === '/profile/searches'
const isOwnPage = (page: Screen) =>
  isMemberPage(page) && !showsPeople(page) && !isConversation(page) && !isSavedSearches(page)
/** Proposals share their icons with people, and pages about money do without them. */
const isOtherPage = (page: Screen) =>
  isServerRendered(page) && !isStaffPage(page) && !showsPeople(page) && page.path !== '/proposals'
const isSalePage = ({ path }: Screen) => ['/packages', '/checkout'].includes(path)
/** Lists of people as cards. */
const listsPeople = ({ path }: Screen) => /^\/(matches|activity|profile\/list)\b/.test(path)
const isResultsPage = ({ path }: Screen) => path === '/profile/list'
/** Where staff find people and decide on them. */
const isStaffPeoplePage = ({ path }: Screen) =>
  /^\/ad\/(profile\/(search|approve|activities)|find|media|follow-ups)/.test(path)
const isSearchForm = ({ path }: Screen) => path === '/profile/search'
const isProfilePage = ({ path }: Screen) => /^\/profile\/.*:id$/.test(path)

const onManyMemberPages = neededBy(isMemberPage, 0.75)
const onPeopleAndOwnPages = both(neededBy(showsPeople, 0.6), neededBy(isOwnPage, 0.3))
const iconsOnSeveralKinds = both(is('icons'), neededBy(showsPeople, 0.1), neededBy(isOtherPage, 0.01))
const onManyPages = either(
  neededBy(isServerRendered, 0.8),
  onManyMemberPages,
  onPeopleAndOwnPages,
  iconsOnSeveralKinds,
  is('small'),
)
const onPeoplePages = neededBy(showsPeople, 0.8)

/**
 * Puts what many pages share into a few files, since many small ones compress badly and cost a round trip each. The
 * pages that cannot render without a module decide its file, and the first matching line wins; so whatever the module
 * imports is in the same file or in one above. The order of the lines keeps modules about people away from pages
 * about money.
 */
const chunks: readonly [name: string, matches: Matcher][] = [
  ['framework', is('framework')],
  ['schemas', is('schemas')],
  ['frame', both(neededBy(isHome, 1), neededBy(isServerRendered, 0.1))],
  ['carousel', is('carousel')],
  ['seen', is('seen')],
  ['home', neededBy(isHome, 1)],
  ['data', both(onManyPages, not('queries'))],
  ['queries', is('queries')],
  ['sections', both(either(is('fields'), onPeoplePages), neededBy(isSearchForm, 1))],
  ['people', onPeoplePages],
  ['cards', neededBy(showsCards, 1)],
  ['completion', is('completion')],
  ['invoices', both(is('invoices'), neededBeside(isStaffPage))],
  ['offers', is('offers')],
  ['badges', is('badges')],
  ['sale', neededBy(isSalePage, 1)],
  ['tiles', is('tiles')],
  ['pagedLists', is('pagedLists')],
  ['tables', is('tables')],
  ['dialogs', is('dialogs')],
  ['decisions', is('decisions')],
  ['found', neededBy(listsPeople, 0.6)],
  ['reference', is('reference')],
  ['forms', is('forms')],
  ['gallery', is('gallery')],
  ['profile', neededBy(isProfilePage, 0.9)],
  ['staffChoices', is('staffChoices')],
  ['saved', both(is('saved'), neededBy(isResultsPage, 1))],
  ['results', both(neededBy(isResultsPage, 1), not('refining'))],
  ['refining', is('refining')],
  ['lists', is('lists')],
  ['searchForm', is('searchForm')],
  ['staff', neededBy(isStaffPeoplePage, 0.4)],
  ['staffLists', is('staffLists')],
  ['messages', is('messages')],
  ['staffPanel', is('staffPanel')],
]

export const sharedChunks = chunks.map(([name, matches], index) => ({
  name: (id: string, graph: Graph) => (matches(id, graph) ? name : null),
  priority: chunks.length - index,
}))

function is(name: keyof typeof named): Matcher {
  return (id) => named[name].test(id)
}

function not(name: keyof typeof named): Matcher {
  return (id) => !named[name].test(id)
}

function both(...all: readonly Matcher[]): Matcher {
  return (id, graph) => all.every((matches) => matches(id, graph))
}

function either(...some: readonly Matcher[]): Matcher {
  return (id, graph) => some.some((matches) => matches(id, graph))
}

/** Matches a module that more than one page needs, and at least `share` of the pages of a kind. */
function neededBy(kind: (page: Screen) => boolean, share: number): Matcher {
  const all = screens.filter(kind)
  return (id, graph) => {
    const pages = pagesNeeding(id, graph)
    return pages.size > 1 && all.filter((page) => pages.has(page)).length >= share * all.length
  }
}

/** Matches a module that pages of another kind need, too. */
function neededBeside(kind: (page: Screen) => boolean): Matcher {
  return (id, graph) => ![...pagesNeeding(id, graph)].every(kind)
}

/** Returns the pages that import a module, directly or through others. */
function pagesNeeding(id: string, graph: Graph): Set<Screen> {
  const met = new Set([id])
  for (const module of met)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) met.add(importer)
  return new Set([...met].flatMap(pagesIn))
}

/** Modules that surround pages, such as layouts, and the pages that need each. */
const around: readonly [file: RegExp, pages: (page: Screen) => boolean][] = [
  [/src\/app\/(root|entry\.client)\.tsx/, () => true],
  [/src\/app\/DataArea\.tsx/, isServerRendered],
  // Everybody who is logged in loads it right after hydration.
  [/src\/accounts\/sessionKeeper\.ts/, isServerRendered],
  [/src\/(messages\/Unread|activities\/Waiting)Count\.tsx/, isMemberPage],
  [/src\/shell\/PublicLayout\.tsx/, ({ shell }) => shell === 'site'],
  [/src\/shell\/MemberLayout\.tsx/, isMemberPage],
  [/src\/shell\/StaffLayout\.tsx/, isStaffPage],
  [/src\/shell\/PlainLayout\.tsx/, ({ shell }) => shell === 'plain'],
]

function pagesIn(id: string): Screen[] {
  const [, pages] = around.find(([file]) => file.test(id)) ?? []
  return screens.filter((page) => pages?.(page) || id.includes(`/src/${page.file}`))
}
