import { matchPath } from 'react-router'

/** Pages without a footer, where people have a task: a form, a queue or the choice of a plan. */
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
