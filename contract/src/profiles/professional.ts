import { line, listed, paragraph } from '../values.ts'
import { wire } from '../wire.ts'
import { field, unlabelled } from './field.ts'
import { incomeRange } from './incomeRange.ts'

const education = wire('Education', {
  category: ['c', line(80).optional(), 'Field of study'],
  degree: field('de', listed('educations', 'Select education').optional(), 'Education', {
    meaning: 'Highest degree',
  }),
  institution: field('in', line(100).optional(), 'Institution', { meaning: 'College or university' }),
})

const additionalEducation = wire('Additional education', {
  degree: field('de', listed('educations').optional(), 'Additional education', {
    rare: true,
    meaning: 'Further degree',
  }),
})

/** Section pi of a profile (specification 1 and 2, section 3). */
export const professionalInfo = wire('Education and profession', {
  education: unlabelled('edu', education, 'Highest education', {
    step: [3, 1],
    required: ['degree'],
    card: { degree: 'guest' },
    searchable: { degree: 'pi.edu.de' },
    matchable: 'education',
  }),
  additionalEducation: unlabelled('aedu', additionalEducation.optional(), 'Further education', {
    seenBy: 'owner',
  }),
  educationDetail: field('ed', paragraph(300).optional(), 'About the studies', { rare: true }),
  employmentType: field('et', listed('employmentTypes').optional(), 'Employment type', {
    matchable: 'employmentType',
  }),
  occupation: field('oc', listed('occupations', 'Select occupation'), 'Occupation', {
    step: [3, 1],
    required: true,
    card: 'guest',
    searchable: 'pi.oc',
    matchable: 'occupation',
  }),
  occupationDetail: field('od', line(100).optional(), 'Occupation in own words', {
    fact: 'Occupation in detail',
    rare: true,
    searchable: 'pi.od',
  }),
  designation: field('dn', line(80).optional(), 'Position', { rare: true, seenBy: 'owner' }),
  company: field('co', line(80).optional(), 'Company', {
    rare: true,
    meaning: 'Employer',
    seenBy: 'owner',
  }),
  annualIncome: field('ai', incomeRange.optional(), 'Annual income', {
    step: [3, 1],
    required: ['from'],
    searchable: 'pi.ai',
    matchable: 'income',
  }),
})
