import { z } from '#schema'
import { line, listed, paragraph } from '../values.ts'
import { wire } from '../wire.ts'
import { field } from './field.ts'

/** The service is for Christians only. */
export const religion = 'Christian'

/** Section ri of a profile (specification 2, section 3). */
export const religionInfo = wire('Religion', {
  religion: field('re', z.literal(religion).optional(), 'Religion', { meaning: 'Always Christian' }),
  denomination: field('de', listed('denominations', 'Select denomination'), 'Denomination', {
    meaning: 'Church or rite',
    step: [1, 2],
    required: true,
    card: 'guest',
    searchable: 'ri.de',
    matchable: 'denomination',
  }),
  spirituality: field('sp', listed('spiritualities', 'Select spirituality'), 'Spirituality', {
    step: [1, 2],
    required: true,
    searchable: 'ri.sp',
    matchable: 'spirituality',
  }),
  church: field('c', line(100).optional(), 'Church', { meaning: 'Name of the home church' }),
  pastorName: field('pn', line(60).optional(), 'Pastor or priest'),
  churchActivity: field('ca', listed('churchActivities').optional(), 'Church activity', {
    meaning: 'Role in church life',
  }),
  detail: field('rd', paragraph(500).optional(), 'More about your faith', { fact: false }),
})
