import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Which frame stands around a screen. `plain` has a logo and nothing to wander off to. */
export type Shell = 'site' | 'member' | 'staff' | 'plain'

export interface Screen {
  /** Absolute, in the router's pattern syntax. */
  path: string
  /** Relative to `src/`. */
  file: string
  shell: Shell
  /** Written to a file at build time: for pages that read the same for everyone. */
  prerender?: true
}

const publicScreens: readonly Screen[] = [
  { path: '/', file: 'site/StartPage.tsx', shell: 'site', prerender: true },
  { path: '/home', file: 'site/home/HomePage.tsx', shell: 'site', prerender: true },
  { path: '/about-us', file: 'site/about/AboutPage.tsx', shell: 'site', prerender: true },
  { path: '/faq', file: 'site/faq/FaqPage.tsx', shell: 'site', prerender: true },
  { path: '/contact-us', file: 'site/contact/ContactPage.tsx', shell: 'site', prerender: true },
  { path: '/terms-conditions', file: 'site/policies/TermsPage.tsx', shell: 'site', prerender: true },
  { path: '/cancellation-refund', file: 'site/policies/RefundPage.tsx', shell: 'site', prerender: true },
  { path: '/membership', file: 'site/membership/MembershipPage.tsx', shell: 'site', prerender: true },
  { path: '/logout', file: 'site/notices/LoggedOutPage.tsx', shell: 'site' },
  { path: '/no-access', file: 'site/notices/NoAccessPage.tsx', shell: 'site' },
]

const memberScreens: readonly Screen[] = []

const staffScreens: readonly Screen[] = []

/** The parts catalogue: `npm run dev`, then /dev/ui. It is no part of a build. */
const catalogueScreens: readonly Screen[] = import.meta.env.DEV
  ? [
      { path: '/dev/ui', file: 'catalogue/CataloguePage.tsx', shell: 'member' },
      { path: '/dev/ui/home', file: 'catalogue/HomeCataloguePage.tsx', shell: 'site' },
      { path: '/dev/ui/staff', file: 'catalogue/StaffCataloguePage.tsx', shell: 'staff' },
    ]
  : []

/** Every address of the application. Menus and footer ask this table, so a link never leads nowhere. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...memberScreens,
  ...staffScreens,
  ...catalogueScreens,
  { path: '*', file: 'site/notices/NotFoundPage.tsx', shell: 'site' },
]

export const prerenderedPaths = screens.filter((screen) => screen.prerender).map((screen) => screen.path)

const layouts: Record<Shell, string> = {
  site: 'shell/PublicLayout.tsx',
  member: 'shell/MemberLayout.tsx',
  staff: 'shell/StaffLayout.tsx',
  plain: 'shell/PlainLayout.tsx',
}

function toRoute({ path, file }: Screen): RouteConfigEntry {
  const place = { id: file.replace(/\.tsx$/, ''), file: `../${file}` }
  return path === '/' ? { ...place, index: true } : { ...place, path: path.replace(/^\//, '') }
}

/** What its screens read from the server is shared by all of them; the public frame itself reads nothing. */
function withData(id: string, children: RouteConfigEntry[]): RouteConfigEntry[] {
  return children.length > 0 ? [{ id: `${id}-data`, file: './DataArea.tsx', children }] : []
}

function toLayout([shell, file]: [string, string]): RouteConfigEntry[] {
  const own = screens.filter((screen) => screen.shell === shell)
  const frame = (children: RouteConfigEntry[]) => ({ id: shell, file: `../${file}`, children })
  if (own.length === 0) return []
  if (shell !== 'site') return withData(shell, [frame(own.map(toRoute))])
  const ready = own.filter((screen) => screen.prerender)
  const live = own.filter((screen) => !screen.prerender)
  return [frame([...ready.map(toRoute), ...withData(shell, live.map(toRoute))])]
}

export default Object.entries(layouts).flatMap(toLayout) satisfies RouteConfigEntry[]
