import { z } from '#schema'
import { contactPhone } from '../phone.ts'
import { formatted, line, listed, personName } from '../values.ts'
import { wire } from '../wire.ts'
import { field, unlabelled } from './field.ts'

const email = wire('E-mail', {
  address: ['v', z.email({ error: 'Invalid email' }).max(254, 'Invalid email'), 'E-mail address'],
  type: ['et', z.literal('P').default('P'), 'Type of address; always P, for personal'],
})

const areaAndNumber = line(20).regex(/^[\d +()-]+$/, 'Enter digits only')

const landline = wire('Landline', {
  number: field('nu', formatted(areaAndNumber, { kind: 'pattern', most: 20 }), 'Landline', {
    rare: true,
    meaning: 'Number with area code',
  }),
})

/** Fields of section bi by which staff and the family stay in touch. */
export const contactFields = {
  contactPersonName: field('cna', personName('Enter contact person name'), 'Contact Person Name', {
    fact: 'Contact person',
    meaning: 'Person to contact about the profile',
    step: [4, 2],
    required: true,
    section: 'contact',
    seenBy: 'owner',
  }),
  contactRelationship: field(
    'cr',
    listed('contactRelationships', 'Select contact person relationship'),
    'Relationship',
    {
      meaning: 'Relationship of the contact person to the member',
      step: [4, 2],
      required: true,
      section: 'contact',
      seenBy: 'owner',
    },
  ),
  contactPersonPhone: field('cp', contactPhone.optional(), 'Contact person’s mobile', {
    meaning: 'Number of the contact person',
    step: [4, 2],
    required: ['number'],
    once: true,
    section: 'contact',
    seenBy: 'owner',
    searchable: { number: 'bi.cp.nu', countryCode: 'bi.cp.cc' },
  }),
  landline: unlabelled('la', landline.optional(), 'Landline', { section: 'contact', seenBy: 'owner' }),
  email: field('em', email.optional(), 'E-mail', {
    fact: false,
    step: [1, 3],
    section: 'contact',
    seenBy: 'owner',
    searchable: { address: 'bi.em.v' },
  }),
} as const
