import { z } from '#schema'
import { count, formatted, line, listed, listedWithin, paragraph, personName } from '../values.ts'
import { wire } from '../wire.ts'
import { field, unlabelled } from './field.ts'

const upToFive = count(0, 5).optional()

const siblings = wire('Brothers and sisters', {
  brothers: field('nb', upToFive, 'Brothers', { meaning: 'Brothers, 0 to 5' }),
  marriedBrothers: field('mb', upToFive, 'Married brothers', {
    fact: false,
    meaning: 'Married brothers, at most as many as brothers',
  }),
  sisters: field('ns', upToFive, 'Sisters', { meaning: 'Sisters, 0 to 5' }),
  marriedSisters: field('ms', upToFive, 'Married sisters', {
    fact: false,
    meaning: 'Married sisters, at most as many as sisters',
  }),
})

const initial = formatted(z.string().regex(/^[A-Z]$/), { kind: 'list', list: 'initials' })

/** Section fi of a profile (specification 1 and 2, section 3). */
export const familyInfo = wire('Family', {
  aboutFamily: field('fad', paragraph().optional(), 'About family', {
    fact: false,
    meaning: 'About the family, without contact details',
    section: 'aboutFamily',
  }),
  status: field('fs', listed('familyStatuses', 'Select family status'), 'Family status', {
    step: [2, 3],
    required: true,
    searchable: 'fi.fs',
  }),
  type: field('ft', listed('familyTypes', 'Select family type'), 'Family type', {
    step: [2, 3],
    required: true,
  }),
  values: field('fv', listed('familyValues', 'Select family values'), 'Family values', {
    step: [2, 3],
    required: true,
  }),
  fatherInitial: field('fi', initial.optional(), "Father's Initial", {
    fact: false,
    meaning: 'Initial before the father’s name',
    seenBy: 'owner',
  }),
  fatherName: field('fn', personName("Enter father's name"), "Father's Name", {
    fact: 'Father’s name',
    rare: true,
    step: [4, 1],
    required: true,
    seenBy: 'owner',
  }),
  fatherOccupation: field(
    'fo',
    listed('fatherOccupations', "Select father's occupation"),
    "Father's Occupation",
    {
      fact: 'Father’s occupation',
      step: [4, 1],
      required: true,
    },
  ),
  fatherOccupationDetail: unlabelled(
    'fod',
    line(80).optional(),
    'Former occupation, business or profession',
    {
      step: [4, 1],
    },
  ),
  fatherNativeState: field('fns', listed('states').optional(), "Father's Native (state)", {
    fact: false,
    meaning: 'State the father comes from',
    step: [4, 1],
  }),
  fatherNativeCity: field(
    'fnd',
    listedWithin('districts', 'fatherNativeState').optional(),
    "Father's Native (city)",
    {
      fact: 'Father’s native',
      meaning: 'District the father comes from',
      step: [4, 1],
    },
  ),
  motherInitial: field('mi', initial.optional(), "Mother's Initial", {
    fact: false,
    meaning: 'Initial before the mother’s name',
    seenBy: 'owner',
  }),
  motherName: field('mn', personName("Enter mother's name"), "Mother's Name", {
    fact: 'Mother’s name',
    rare: true,
    step: [4, 1],
    required: true,
    seenBy: 'owner',
  }),
  motherOccupation: field(
    'mo',
    listed('motherOccupations', "Select mother's occupation"),
    "Mother's Occupation",
    {
      fact: 'Mother’s occupation',
      step: [4, 1],
      required: true,
    },
  ),
  motherOccupationDetail: unlabelled(
    'mod',
    line(80).optional(),
    'Former occupation, business or profession',
    {
      step: [4, 1],
    },
  ),
  motherNativeState: field('mns', listed('states').optional(), "Mother's Native (state)", {
    fact: false,
    meaning: 'State the mother comes from',
    step: [4, 1],
  }),
  motherNativeCity: field(
    'mnd',
    listedWithin('districts', 'motherNativeState').optional(),
    "Mother's Native (city)",
    {
      fact: 'Mother’s native',
      meaning: 'District the mother comes from',
      step: [4, 1],
    },
  ),
  siblings: unlabelled('fy', siblings.optional(), 'Brothers and sisters'),
})
