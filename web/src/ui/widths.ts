/**
 * The widths of the screen that style sheets and scripts ask for, by `width >=` and `width <`, and no other: a media query
 * takes no variable.
 */
export const widths = {
  /** Two things stand side by side. */
  pairs: '30em',
  /** It is no phone. */
  desk: '48em',
  /** There is room for a sidebar. */
  sidebar: '62em',
  /** For a panel as well. */
  panel: '100em',
} as const
