import { z } from '#schema'
import { count, formatted, isoDate, listed, paragraph } from '../values.ts'
import { readOnly } from '../wire.ts'
import { field, unlabelled } from './field.ts'

const year = count(1980, 2100, 'Select a year')
const month = count(1, 12, 'Select a month')
const selectChildCount = 'Select No. of Children'
const childCount = z.enum(['0', '1', '2', '3', '4', '5'], { error: selectChildCount })

/** Fields of section bi about an earlier marriage and its children. */
export const earlierMarriage = {
  childStatus: field('cs', listed('childStatuses').optional(), 'Children', {
    rare: true,
    meaning: 'Where the children live; n means none',
    step: [2, 1],
    matchable: 'childStatus',
  }),
  childCount: field(
    'noc',
    formatted(childCount, { kind: 'choice', message: selectChildCount }).optional(),
    'No. of Children',
    {
      fact: 'Number of children',
      rare: true,
      meaning: 'Number of children, 0 to 5, as text',
      step: [2, 1],
      required: true,
    },
  ),
  marriageMonth: unlabelled('mm', month.optional(), 'Month of the earlier marriage, 1 to 12', {
    step: [2, 1],
  }),
  marriageYear: field('my', year.optional(), 'Married in', {
    rare: true,
    meaning: 'Year of the earlier marriage, from 1980',
    step: [2, 1],
  }),
  livedTogetherYears: field('lty', count(0, 15).optional(), 'Lived together for', {
    fact: 'Lived together',
    rare: true,
    meaning: 'Years lived together, 0 to 15',
    step: [2, 1],
  }),
  livedTogetherMonths: unlabelled(
    'ltm',
    count(0, 11).optional(),
    'Months lived together after those years, 0 to 11',
    {
      step: [2, 1],
    },
  ),
  divorceMonth: unlabelled('dm', month.optional(), 'Month of the divorce', { step: [2, 1] }),
  divorceYear: field('dy', year.optional(), 'Divorced in', {
    rare: true,
    meaning: 'Year of the divorce, from 1980',
    step: [2, 1],
  }),
  separationReason: field('sde', paragraph(500).optional(), 'Reason', {
    fact: 'Reason for separation',
    rare: true,
    meaning: 'Reason for divorce or annulment',
    step: [2, 1],
  }),
  demiseDate: field('dd', isoDate().optional(), 'Date of demise', {
    fact: 'Spouse passed away on',
    rare: true,
    meaning: 'When the spouse died, yyyy-MM-dd',
    step: [2, 1],
  }),
  demiseDateLabel: unlabelled('ddf', z.string().optional(), 'Day of the spouse’s death, formatted', {
    readOnly,
  }),
} as const
