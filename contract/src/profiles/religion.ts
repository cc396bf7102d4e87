import { z } from '#schema'
import { line, listed, paragraph } from '../values.ts'
import { wire } from '../wire.ts'

/** Only Christians are served. */
export const religion = 'Christian'

/** Specification 2, section 3: ri. */
export const religionInfo = wire('Religion', {
  religion: ['re', z.literal(religion).optional(), 'Always Christian'],
  denomination: ['de', listed('denominations', 'Select denomination'), 'Church or rite'],
  church: ['c', line(100).optional(), 'Name of the home church'],
  pastorName: ['pn', line(60).optional(), 'Pastor or priest'],
  churchActivity: ['ca', listed('churchActivities').optional(), 'Part taken in church life'],
  spirituality: ['sp', listed('spiritualities', 'Select spirituality'), 'Spirituality'],
  detail: ['rd', paragraph(500).optional(), 'More about faith'],
})
