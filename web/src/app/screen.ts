import type { Permission } from '@bnr/contract/access'

/** Which frame stands around a screen. `plain` has a logo and nothing to wander off to. */
export type Shell = 'site' | 'member' | 'staff' | 'plain'

export interface Screen {
  /** Absolute, in the router's pattern syntax. */
  path: string
  /** Relative to `src/`. */
  file: string
  shell: Shell
  /** Who may open it. Without one: everybody on `site`, people who are logged in elsewhere, staff on `staff`. */
  permission?: Permission
  /** Written to a file at build time: for pages that begin the same for everyone. */
  prerender?: true
  /** Search engines may show it; every other page asks them not to. */
  indexed?: true
  /** What it shows stands in the browser alone, in its history or storage: the server leaves its place empty. */
  ownState?: true
}

/** The screens of one frame. */
export const withShell = (shell: Shell, screens: readonly Omit<Screen, 'shell'>[]): readonly Screen[] =>
  screens.map((screen) => ({ ...screen, shell }))
