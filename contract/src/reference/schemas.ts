import { z } from '#schema'
import { count } from '../values.ts'
import { wire } from '../wire.ts'

export const listItem = wire('List item', {
  key: ['key', z.string(), 'Key that a profile stores'],
  label: ['value', z.string(), 'Text for people'],
})
export type ListItem = z.output<typeof listItem>

export const configurationItem = wire('Configuration item', {
  name: ['na', z.string(), 'Name that a profile stores'],
  category: ['ct', z.string().optional(), 'Group, for lists that have groups'],
})
export type ConfigurationItem = z.output<typeof configurationItem>

export const educationItem = wire('Degree', {
  id: ['id', z.number().int(), 'Code'],
  category: ['c', z.string(), 'Field of study'],
  degree: ['de', z.string(), 'Degree that a profile stores'],
})

const calendarDay = wire('Calendar day', {
  year: ['y', count(1900, 2200), 'Year'],
  month: ['m', count(1, 12), 'Month, 1 to 12'],
  day: ['d', count(1, 31), 'Day of the month'],
})

export const birthYearRange = wire('Birth year range', {
  who: ['key', z.enum(['girl', 'boy']), 'girl or boy'],
  oldest: ['min', calendarDay, 'Earliest date of birth'],
  youngest: ['max', calendarDay, 'Latest date of birth: exactly 18 (girl) or 21 (boy) years ago'],
})

export const countryCode = wire('Country code', {
  code: ['cc', z.string(), 'Calling code without plus sign'],
  name: ['na', z.string(), 'Country, or the main ones that share the code'],
})

export const bank = wire('Bank', {
  id: ['id', z.number().int(), 'Code'],
  name: ['na', z.string(), 'Name'],
})
