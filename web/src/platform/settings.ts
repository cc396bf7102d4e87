import { currentPage } from './visit.ts'

/** Reads a setting of the installation, which the server writes on the document. */
function setting(name: string, otherwise: string): string {
  if (typeof document === 'undefined') return otherwise
  return document.documentElement.getAttribute(`data-${name}`) ?? otherwise
}

/** Pages are built before their address is known; the server replaces this placeholder. */
export const publicUrl = setting('public-url', '%PUBLIC_URL%')
export const apiBase = '/api'
export const mediaBase = setting('media-base', '/media')
export const deterDevtools = setting('deter-devtools', 'off') === 'on'
export const isDemo = (): boolean => currentPage()?.isDemo ?? setting('mode', 'production') === 'demo'
