import { office } from '@bnr/contract/reference/office'

const digits = (number: string) => number.replace(/\D/g, '')

/** Contact details of the office for public pages. */
export const contactDetails = {
  phone: { shown: office.phone, link: `tel:+${digits(office.phone)}` },
  messaging: { shown: office.messagingNumber, link: `https://wa.me/${digits(office.messagingNumber)}` },
  email: { shown: office.email, link: `mailto:${office.email}` },
  address: [
    office.name,
    office.door,
    office.locality,
    `${office.city} ${office.postalCode}`,
    `${office.state}, ${office.country}`,
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
