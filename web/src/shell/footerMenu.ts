import { withScreen } from './existingRoutes.ts'

export const footerMenu = withScreen([
  { label: 'Contact us and support', route: '/contact-us' },
  { label: 'FAQ', route: '/faq' },
  { label: 'About us', route: '/about-us' },
  { label: 'Success stories', route: '/testimonials' },
  { label: 'Terms and privacy', route: '/terms-conditions' },
  { label: 'Cancellation and refund policy', route: '/cancellation-refund' },
])

export const slimFooterMenu = withScreen([
  { label: 'Contact', route: '/contact-us' },
  { label: 'Terms', route: '/terms-conditions' },
])
