import { matchPath } from 'react-router'

/** Pages where people are at work: a form to finish, a queue to clear, a plan to choose. */
const withoutFooter = [
  '/profile/register',
  '/ad/*',
  '/coupons',
  '/offers/manage',
  '/offers/manage/:id',
  '/testimonials/create',
  '/testimonials/approve',
  '/testimonials/update/:id',
  '/your-story',
  '/profile/update/:id',
  '/invoice/approve',
  '/packages',
  '/packages/create',
  '/packages/:id/edit',
]

export function hasFooter(pathname: string): boolean {
  return !withoutFooter.some((pattern) => matchPath(pattern, pathname))
}
