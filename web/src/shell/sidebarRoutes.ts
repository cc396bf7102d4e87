import type { Location } from 'react-router'

/** The results of a search have their own column in place of the sidebar; a search by BNR ID has nothing to refine. */
export const hasSidebar = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  pathname !== '/profile/list' || new URLSearchParams(search).get('form') === 'id'
