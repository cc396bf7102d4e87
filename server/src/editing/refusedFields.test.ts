import { readProfile, saveProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

const save = (member: TestMember, wire: object, token = member.token) =>
  service.call(saveProfile, { params: { id: member.id }, wire }, token)
const india = { co: 'India', st: 'Tamil Nadu', ct: 'Madurai', a1: '4 Mission Street', zc: '625001' }

const read = async (member: TestMember) =>
  (await service.call(readProfile, { query: { pid: member.bnrId } }, member.token)).wire

const refused: [wire: object, path: string, message: string][] = [
  [{ bi: { ht: null } }, 'bi.ht.ft', 'Select height'],
  [{ bi: { wt: 20 } }, 'bi.wt', 'Select weight'],
  [{ bi: { ca: 'Nobody' } }, 'bi.ca', 'Select a value from the list'],
  [{ bi: { ms: 'Divorced' } }, 'bi.noc', 'Select No. of Children'],
  [{ bi: { ms: 'Divorced', noc: '0', my: 1979 } }, 'bi.my', 'Select a year'],
  [
    { bi: { ms: 'Divorced', noc: '0', my: 2015, dy: 2014 } },
    'bi.dy',
    'The divorce cannot be earlier than the marriage',
  ],
  [{ bi: { ms: 'Divorced', noc: '0', lty: 16 } }, 'bi.lty', 'Enter a number from 0 to 15'],
  [{ bi: { em: { v: 'anna@example' } } }, 'bi.em.v', 'Invalid email'],
  [{ bi: { cna: 'Anna 3' } }, 'bi.cna', 'Enter contact person name'],
  [{ bi: { cp: { cc: '91', nu: '123456789' } } }, 'bi.cp.nu', 'Enter valid 10 digit phone number'],
  [
    { bi: { prd: 'Call 98765 43210' } },
    'bi.prd',
    'Please remove phone numbers, e-mail addresses and links from this text',
  ],
  [
    { fi: { fad: 'see www.anna.com' } },
    'fi.fad',
    'Please remove phone numbers, e-mail addresses and links from this text',
  ],
  [{ fi: { fn: '' } }, 'fi.fn', "Enter father's name"],
  [{ fi: { mn: null } }, 'fi.mn', "Enter mother's name"],
  [{ fi: { fo: null } }, 'fi.fo', "Select father's occupation"],
  [{ fi: { mo: null } }, 'fi.mo', "Select mother's occupation"],
  [{ fi: { fo: 'Business', fod: null } }, 'fi.fod', 'Enter Business'],
  [
    { fi: { fy: { nb: 1, mb: 2 } } },
    'fi.fy.mb',
    'Number of brothers should be greater than married brothers',
  ],
  [{ fi: { fy: { ns: 0, ms: 1 } } }, 'fi.fy.ms', 'Number of sisters should be greater than married sisters'],
  [{ fi: { fy: { nb: 6 } } }, 'fi.fy.nb', 'Enter a number from 0 to 5'],
  [{ fi: { fns: 'Kerala', fnd: 'Chennai' } }, 'fi.fnd', 'Select a value from the list'],
  [{ ri: { de: null } }, 'ri.de', 'Select denomination'],
  [{ pi: { oc: null } }, 'pi.oc', 'Select occupation'],
  [{ pi: { ai: null } }, 'pi.ai.fr', 'Select annual income'],
  [{ li: { ca: { co: 'India', st: 'Kerala' } } }, 'li.ca.ct', 'Select City'],
  [{ li: { ca: null } }, 'li.ca.co', 'Select current location'],
  [{ li: { pa: { co: 'India', st: 'Dubai' } } }, 'li.pa.st', 'Select a value from the list'],
  [{ li: { pa: { zc: '!' } } }, 'li.pa.zc', 'Enter a valid postal code'],
  [{ li: { pa: { zc: 'abc' } } }, 'li.pa.zc', 'Enter a valid postal code'],
  [{ li: { pa: { co: 'India', zc: '60002' } } }, 'li.pa.zc', 'Enter a 6 digit postal code'],
  [{ li: { pa: { zc: '012345' } } }, 'li.pa.zc', 'Enter a 6 digit postal code'],
  [{ li: { ca: { ...india, zc: 'SW1A 1AA' } } }, 'li.ca.zc', 'Enter a 6 digit postal code'],
  [{ li: { ca: { co: 'United Arab Emirates' } } }, 'li.ca.st', 'Select state'],
  [{ li: { ca: { co: 'Kuwait', zc: '12345' } } }, 'li.ca.st', 'Select state'],
  [{ pi: { ai: { fr: 123_456, to: 234_567 } } }, 'pi.ai', 'Select annual income'],
  [{ pi: { ai: { fr: 300_000, to: 500_000 } } }, 'pi.ai', 'Select annual income'],
  [{ pi: { ai: { fr: 300_000 } } }, 'pi.ai', 'Select annual income'],
  [{ bi: { cf: 'Daughter', ge: 'm' } }, 'bi.ge', 'The gender follows from Profile for. Change that first'],
  [{ bi: { ge: 'm' } }, 'bi.ge', 'The gender follows from Profile for. Change that first'],
  [{ bp: { arp: { fr: 30, to: 25 } } }, 'bp.arp.to', 'From value should be less than To value'],
  [{ bp: { arp: { fr: 17 } } }, 'bp.arp.fr', 'Enter a number from 18 to 70'],
  [{ bp: { cap: ['Nobody'] } }, 'bp.cap', 'Select a value from the list'],
  [{ pp: { aip: { fr: 500_000, to: 100_000 } } }, 'pp.aip.to', 'From value should be less than To value'],
  [{ bi: { zz: 1 } }, 'bi.zz', 'Unknown field zz'],
  [{ zz: {} }, 'zz', 'Unknown field zz'],
]

test.each(refused)('refuses %o at %s: %s', async (wire, path, message) => {
  const member = await createMember(service)
  const before = await read(member)
  const answer = await save(member, wire)
  expect(answer.status).toBe(400)
  expect((answer.wire as { fields: Record<string, string> }).fields).toMatchObject({ [path]: message })
  expect(await read(member)).toEqual(before)
})
