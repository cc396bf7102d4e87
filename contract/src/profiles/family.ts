import { z } from '#schema'
import { count, line, listed, listedWithin, paragraph, personName } from '../values.ts'
import { wire } from '../wire.ts'

const upToFive = count(0, 5).optional()

export const siblings = wire('Brothers and sisters', {
  brothers: ['nb', upToFive, 'Brothers, 0 to 5'],
  marriedBrothers: ['mb', upToFive, 'Married brothers, at most as many as brothers'],
  sisters: ['ns', upToFive, 'Sisters, 0 to 5'],
  marriedSisters: ['ms', upToFive, 'Married sisters, at most as many as sisters'],
})

/** Specification 1 and 2, section 3: fi. */
export const familyInfo = wire('Family', {
  aboutFamily: ['fad', paragraph().optional(), 'About the family, without contact details'],
  status: ['fs', listed('familyStatuses', 'Select family status'), 'Family status'],
  type: ['ft', listed('familyTypes', 'Select family type'), 'Family type'],
  values: ['fv', listed('familyValues', 'Select family values'), 'Family values'],
  fatherInitial: [
    'fi',
    z
      .string()
      .regex(/^[A-Z]$/)
      .optional(),
    'Initial before the father’s name',
  ],
  fatherName: ['fn', personName("Enter father's name"), 'Father’s name'],
  fatherOccupation: ['fo', listed('fatherOccupations', "Select father's occupation"), 'Father’s occupation'],
  fatherOccupationDetail: ['fod', line(80).optional(), 'Retired as, business or profession'],
  fatherNativeState: ['fns', listed('states').optional(), 'State the father comes from'],
  fatherNativeCity: [
    'fnd',
    listedWithin('districts', 'fatherNativeState').optional(),
    'District the father comes from',
  ],
  motherInitial: [
    'mi',
    z
      .string()
      .regex(/^[A-Z]$/)
      .optional(),
    'Initial before the mother’s name',
  ],
  motherName: ['mn', personName("Enter mother's name"), 'Mother’s name'],
  motherOccupation: ['mo', listed('motherOccupations', "Select mother's occupation"), 'Mother’s occupation'],
  motherOccupationDetail: ['mod', line(80).optional(), 'Retired as, business or profession'],
  motherNativeState: ['mns', listed('states').optional(), 'State the mother comes from'],
  motherNativeCity: [
    'mnd',
    listedWithin('districts', 'motherNativeState').optional(),
    'District the mother comes from',
  ],
  siblings: ['fy', siblings.optional(), 'Brothers and sisters'],
})
