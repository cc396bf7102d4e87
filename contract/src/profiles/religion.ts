import { z } from '#schema'
import { line, listed, paragraph } from '../values.ts'
import { wire } from '../wire.ts'
import { field } from './field.ts'

/** Only Christians are served. */
export const religion = 'Christian'

/** Specification 2, section 3: ri. */
export const religionInfo = wire('Religion', {
  religion: field('re', z.literal(religion).optional(), { label: 'Religion', meaning: 'Always Christian' }),
  denomination: field('de', listed('denominations', 'Select denomination'), {
    label: 'Denomination',
    meaning: 'Church or rite',
    step: [1, 2],
    required: true,
    card: 'guest',
  }),
  spirituality: field('sp', listed('spiritualities', 'Select spirituality'), {
    label: 'Spirituality',
    step: [1, 2],
    required: true,
  }),
  church: field('c', line(100).optional(), { label: 'Church', meaning: 'Name of the home church' }),
  pastorName: field('pn', line(60).optional(), { label: 'Pastor or priest' }),
  churchActivity: field('ca', listed('churchActivities').optional(), {
    label: 'Church activity',
    meaning: 'Part taken in church life',
  }),
  detail: field('rd', paragraph(500).optional(), { label: 'More about your faith', fact: false }),
})
