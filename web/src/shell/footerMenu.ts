export const footerMenu = [
  { label: 'Contact us and support', route: '/contact-us' },
  { label: 'Text size', route: '/text-size' },
  { label: 'FAQ', route: '/faq' },
  { label: 'About us', route: '/about-us' },
  { label: 'Success stories', route: '/testimonials' },
  { label: 'Terms and privacy', route: '/terms-conditions' },
  { label: 'Cancellation and refund policy', route: '/cancellation-refund' },
]

export const slimFooterMenu = [
  { label: 'Contact', route: '/contact-us' },
  { label: 'Terms', route: '/terms-conditions' },
]
