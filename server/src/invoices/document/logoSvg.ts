/** Our logo, an arched window, as SVG for HTML and PDF. */
export const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M5 31V15C5 8.5 10 4.4 16 1c6 3.4 11 7.5 11 14v16z" fill="#7b1e3a"/><path d="M16 9v18M10.5 15.5h11" stroke="#f3dcae" stroke-width="2.4" stroke-linecap="round"/></svg>'
