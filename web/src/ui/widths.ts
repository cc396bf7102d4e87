/**
 * The only screen widths that style sheets and scripts use, by `width >=` and `width <`. A media query takes no
 * variable, so the style sheets repeat them.
 */
export const widths = {
  /** Two things fit side by side. */
  pairs: '30em',
  /** Wider than a phone. */
  desk: '48em',
  /** There is room for a sidebar. */
  sidebar: '62em',
  /** There is room for a panel as well. */
  panel: '100em',
} as const
