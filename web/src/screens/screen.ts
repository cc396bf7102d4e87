import type { Permission } from '@bnr/contract/access'

/** The shell around a screen. `plain` has a logo but no menus to distract people. */
export type Shell = 'site' | 'member' | 'staff' | 'plain'

export interface Screen {
  /** Absolute, in the router's pattern syntax; also the id of its route. */
  path: string
  /** Relative to `src/`. Builds leave it out of the browser's scripts. */
  file: string
  shell: Shell
  /** Who may open it. The default: everybody on `site`, staff on `staff`, and logged-in people elsewhere. */
  permission?: Permission
  /** Written to a file at build time, for pages that start the same for everybody. */
  prerender?: true
  /** Search engines may show it; every other page asks them not to. */
  indexed?: true
  /** Its content exists only in the browser's history or storage, so the server renders it empty. */
  ownState?: true
}

export const withShell = (shell: Shell, screens: readonly Omit<Screen, 'shell'>[]): readonly Screen[] =>
  screens.map((screen) => ({ ...screen, shell }))

export function permissionOf({ permission, shell }: Pick<Screen, 'permission' | 'shell'>): Permission {
  if (permission) return permission
  if (shell === 'site') return 'public'
  return shell === 'staff' ? 'staff.area' : 'member.orStaff'
}
