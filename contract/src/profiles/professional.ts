import { z } from '#schema'
import { count, line, listed, paragraph } from '../values.ts'
import { readOnly, wire } from '../wire.ts'

export const education = wire('Education', {
  category: ['c', line(80).optional(), 'Field of study'],
  degree: ['de', listed('educations', 'Select education').optional(), 'Highest degree'],
  institution: ['in', line(100).optional(), 'College or university'],
})

export const additionalEducation = wire('Additional education', {
  degree: ['de', listed('educations').optional(), 'Further degree'],
})

const rupees = (message: string) => count(0, 2_000_000_000, message)

export const incomeRange = wire('Annual income', {
  from: ['fr', rupees('Select annual income'), 'Lower bound in rupees a year'],
  to: [
    'to',
    rupees('Select annual income').optional(),
    'Upper bound in rupees a year; none for the highest range',
  ],
  label: ['dn', z.string().max(60).optional(), 'As shown', readOnly],
})

/** Specification 1 and 2, section 3: pi. */
export const professionalInfo = wire('Education and profession', {
  education: ['edu', education, 'Highest education'],
  additionalEducation: ['aedu', additionalEducation.optional(), 'Further education'],
  educationDetail: ['ed', paragraph(300).optional(), 'More about the studies'],
  employmentType: ['et', listed('employmentTypes').optional(), 'Employment type'],
  occupation: ['oc', listed('occupations', 'Select occupation'), 'Occupation'],
  occupationDetail: ['od', line(100).optional(), 'Occupation in own words'],
  designation: ['dn', line(80).optional(), 'Position'],
  company: ['co', line(80).optional(), 'Employer'],
  annualIncome: ['ai', incomeRange.optional(), 'Annual income range'],
})
