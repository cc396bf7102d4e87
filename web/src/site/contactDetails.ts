/** How people reach the office. The service provider record of the server takes this place once it is read. */
export const contactDetails = {
  phone: { shown: '+91 44 1234 5678', link: 'tel:+914412345678' },
  messaging: { shown: '+91 44 1234 5679', link: 'https://wa.me/914412345679' },
  email: { shown: 'support@bnrmatrimony.example', link: 'mailto:support@bnrmatrimony.example' },
  address: [
    'BNR Matrimony',
    '14 Cathedral Garden Road',
    'Nungambakkam',
    'Chennai 600034',
    'Tamil Nadu, India',
  ],
  map: 'https://www.openstreetmap.org/?mlat=13.0601&mlon=80.2456#map=16/13.0601/80.2456',
  hours: '09:30 to 18:00, Monday to Saturday',
} as const

export const sisterBusinesses = [
  {
    name: 'BNR Celebrations',
    about:
      'Halls, catering, flowers and choirs for a Christian wedding, arranged by people who know the liturgy.',
    link: 'https://example.com/?visit=bnr-celebrations',
  },
  {
    name: 'BNR Homes',
    about: 'Rented and owned homes in Chennai for couples who begin their life together in the city.',
    link: 'https://example.com/?visit=bnr-homes',
  },
] as const
