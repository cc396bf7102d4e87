import { expect, test } from 'vitest'
import { readPhone } from '../reference/phoneNumbers.ts'
import { findChoice } from './choices.ts'
import { readCount, readDay, readHeight, readIncome } from './spellings.ts'

test.each([
  ['12/04/1998', '1998-04-12'],
  ['12-4-98', '1998-04-12'],
  ['12.04.1998', '1998-04-12'],
  ['12 April 1998', '1998-04-12'],
  ['12th Apr, 98', '1998-04-12'],
  ['12-Apr-1998', '1998-04-12'],
  ['April 12, 1998', '1998-04-12'],
  ['1998-04-12', '1998-04-12'],
  ['1998-04-12T00:00:00.000', '1998-04-12'],
  ['35897', '1998-04-12'],
  ['1/2/05', '2005-02-01'],
  ['04/25/1998', undefined],
  ['31/02/1998', undefined],
  ['1998', undefined],
  ['soon', undefined],
])('the day %j is %j', (text, expected) => {
  expect(readDay(text)).toBe(expected)
})

test.each([
  [`5'4"`, 5, 4],
  ['5’ 4”', 5, 4],
  ['5 ft 4 in', 5, 4],
  ['5 ft. 11 inches', 5, 11],
  ['5 feet', 5, 0],
  ['5.4', 5, 4],
  ['5.11', 5, 11],
  ['5-10', 5, 10],
  ['5 ft 4 in (163 cm)', 5, 4],
  ['163 cm', 5, 4],
  ['163', 5, 4],
  ['1.63 m', 5, 4],
])('the height %j is %d ft %d in', (text, feet, inches) => {
  expect(readHeight(text)).toEqual({ feet, inches })
})

test.each(['5.12', 'tall', '54', ''])('%j is no height', (text) => {
  expect(readHeight(text)).toBeUndefined()
})

test.each([
  ['9876543210', '91', '9876543210'],
  ['+91 98765 43210', '91', '9876543210'],
  ['098765-43210', '91', '9876543210'],
  ['0091 98765 43210', '91', '9876543210'],
  ['919876543210', '91', '9876543210'],
  ['Mob: 98765.43210', '91', '9876543210'],
  ['+44 (0) 7700 900123', '44', '7700900123'],
])('the number %j is +%s %s', (text, countryCode, number) => {
  expect(readPhone(text)).toEqual({ countryCode, number })
})

test.each([
  ['5,00,000', 500_000],
  ['6.5 LPA', 500_000],
  ['3 lakhs per annum', 300_000],
  ['Rs. 40,000 per month', 400_000],
  ['2 crores', 10_000_000],
  ['80000', 0],
  ['3-5 lakhs', undefined],
])('the income %j begins at %j', (text, from) => {
  expect(readIncome(text)?.from).toBe(from)
})

test.each([
  ['58 kg', 58],
  ['2', 2],
  ['Nil', 0],
  ['two', undefined],
])('the number %j is %j', (text, expected) => {
  expect(readCount(text)).toBe(expected)
})

test.each([
  ['denominations', 'csi', 'CSI (Church of South India)'],
  ['denominations', 'Church of South India', 'CSI (Church of South India)'],
  ['denominations', '301', 'CSI (Church of South India)'],
  ['maritalStatuses', 'UNMARRIED', 'Never Married'],
  ['maritalStatuses', 'widow', 'Widow / Widower'],
  ['genders', 'Male', 'm'],
  ['eatingHabits', 'non veg', 'Non-Vegetarian'],
  ['motherTongues', ' tamil ', 'Tamil'],
] as const)('in %s %j names %j', (list, typed, value) => {
  expect(findChoice(list, typed)).toEqual({ value })
})

test.each([
  ['motherTongues', 'Malayalm', 'Malayalam'],
  ['castes', 'Nadr', 'Nadar'],
  ['maritalStatuses', 'Never maried', 'Never Married'],
  ['denominations', 'Malankara Orthodox', 'Malankara Orthodox Syrian'],
  ['castes', 'Zzzzzz', undefined],
  ['castes', 'x', undefined],
] as const)('in %s %j is spelled like %j', (list, typed, suggestion) => {
  expect(findChoice(list, typed)).toEqual(suggestion ? { suggestion } : {})
})
