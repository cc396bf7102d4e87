import type { Permission } from '@bnr/contract/access'
import { reportTypeNames, ruleOf } from '@bnr/contract/reports/types'
import { matchPath } from 'react-router'
import { mayDo, type SessionUser } from '../accounts/session.ts'
import { permissionOf } from '../screens/screen.ts'
import { screens } from '../screens/screens.ts'
import { type MenuGroup, menuGroups, type StaffEntry, staffEntries } from '../screens/staffEntries.ts'

interface StaffMenuEntry {
  label: string
  /** The permission of its screen decides who sees the entry. */
  route: string
  /** For a page open to everybody, limits the entry to the staff who need it. */
  permission?: Permission
  /** Pages that belong to the entry although their addresses are not below its own. */
  pages?: readonly string[]
}

export interface StaffMenuGroup {
  label: string
  entries: readonly StaffMenuEntry[]
}

/** First entries of their groups, for pages that members or guests open too. */
const sharedPages: Partial<Record<MenuGroup, StaffMenuEntry>> = {
  'Membership Plans': { label: 'Plans', route: '/packages' },
  Testimonials: { label: 'View Testimonials', route: '/testimonials', permission: 'testimonials.write' },
}

const groups: readonly StaffMenuGroup[] = menuGroups.map((group) => ({
  label: group,
  entries: [
    ...(sharedPages[group] ? [sharedPages[group]] : []),
    ...entriesOf(group),
    ...(group === 'Reports' ? reportEntries() : []),
  ],
}))

function entriesOf(group: MenuGroup): StaffMenuEntry[] {
  return Object.entries<StaffEntry>(staffEntries)
    .filter(([, { menu }]) => menu === group)
    .map(([route, { title = '', label = title, pages = [] }]) => ({ label, route, pages }))
}

function reportEntries(): StaffMenuEntry[] {
  return reportTypeNames.flatMap((type) => {
    const { title, slug } = ruleOf(type)
    return slug ? [{ label: title, route: `/reports/${slug}` }] : []
  })
}

/** Finds the screen with this exact path, or else with a matching pattern. */
const screenAt = (route: string) =>
  screens.find(({ path }) => path === route) ?? screens.find(({ path }) => matchPath(path, route))

const neededFor = (route: string): Permission => {
  const screen = screenAt(route)
  return screen ? permissionOf(screen) : 'staff.area'
}

/** Returns the entries this person may open, without empty groups. */
export function staffMenu(user: SessionUser | null): StaffMenuGroup[] {
  const allowed = ({ route, permission }: StaffMenuEntry) => mayDo(user, permission ?? neededFor(route))
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(allowed) }))
    .filter((group) => group.entries.length > 0)
}

/** Returns the menu entry of a page: the one that names it, or else the nearest above its address. */
export function entryOf(pathname: string, menu: readonly StaffMenuGroup[]): StaffMenuEntry | undefined {
  const entries = menu.flatMap((group) => group.entries)
  const names = ({ pages = [] }: StaffMenuEntry) => pages.some((page) => matchPath(page, pathname))
  const above = entries
    .filter(({ route }) => matchPath({ path: route, end: false }, pathname))
    .sort((one, other) => other.route.length - one.route.length)
  return entries.find(names) ?? above[0]
}
