import { expect, test } from 'vitest'
import { guessFields } from './guess.ts'

const columns = (...all: [heading: string, ...sample: string[]][]) =>
  all.map(([heading, ...sample]) => ({ heading, sample }))

test('guesses fields from headings, also from those that only contain a name', () => {
  const found = guessFields(
    columns(
      ['Sl. No', '1', '2'],
      ['Name of the candidate', 'Anita', 'Mary'],
      ['D.O.B', '12/04/1998', '1/1/1999'],
      ["Father's name", 'Jacob'],
      ['Father mobile', '9876543210'],
      ['Mob. No.', '9876543211'],
      ['Home church', 'CSI Egmore'],
      ['Qualification', 'B.Sc.'],
      ['Remarks', 'x'],
    ),
    {},
  )
  expect(found).toEqual([
    'none',
    'name',
    'dateOfBirth',
    'fatherName',
    'mobile',
    'none',
    'church',
    'education',
    'none',
  ])
})

test('guesses fields from values where headings say nothing', () => {
  const found = guessFields(
    columns(
      ['A', 'Anita'],
      ['B', '9876543210', '+91 98765 43211'],
      ['C', '12/04/1998', '12 May 1999'],
      ['D', 'f', 'M'],
      ['E', 'Tamil', 'Malayalam'],
      ['', 'a@example.com'],
    ),
    {},
  )
  expect(found).toEqual(['none', 'mobile', 'dateOfBirth', 'gender', 'motherTongue', 'email'])
})

test('the columns of an earlier file of the source come first, and each field is used once', () => {
  const found = guessFields(columns(['Name', 'x'], ['NO', '1'], ['constructor', 'y']), {
    no: 'mobile',
    name: 'fatherName',
  })
  expect(found).toEqual(['fatherName', 'mobile', 'none'])
})
