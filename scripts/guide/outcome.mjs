import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

const site = 'matrimony.example.com'
const mobile = { cc: '91', nu: '9444412345' }

/** What has to be true after the guide: each entry is a sentence and the check of it. */
export function outcomes({ certificate, received }) {
  const ask = asking(readFileSync(certificate))
  return [
    ['https answers through nginx', async () => (await ask('GET', '/readyz')).status === 200],
    ['the home page is served', async () => /<h1/.test((await ask('GET', '/home')).text)],
    ['http leads to https', async () => (await plain()).status === 301],
    ['a member registers, gets a code by SMS and logs in', () => registers(ask, received.sms)],
    ['the administrator has to set up a second factor', () => administratorLogsIn(ask)],
    ['Prometheus reaches every process', everyTargetIsUp],
    [
      'the test alert arrives by mail',
      () => within(60, () => received.mails.some((mail) => /UnitFailed/.test(mail))),
    ],
  ]
}

const asking = (ca) => (method, path, body) =>
  new Promise((resolve, reject) => {
    const headers = { host: site, 'content-type': 'application/json' }
    const options = { host: '127.0.0.1', servername: site, path: path, method, ca, headers }
    request(options, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString()
      resolve({ status: answer.statusCode, text })
    })
      .once('error', reject)
      .end(body && JSON.stringify(body))
  })

const plain = () => fetch('http://127.0.0.1/home', { headers: { host: site }, redirect: 'manual' })

async function registers(ask, sms) {
  const draft = { bi: { cf: 'Son', ge: 'm', na: 'Abel Raj', ph: mobile } }
  const created = await ask('POST', '/api/profiles/c', draft)
  const sent = await ask('POST', '/api/ues/otp', { ph: mobile })
  const code = sms.at(-1)?.message.match(/\b\d{6}\b/)?.[0]
  const login = await ask('POST', '/api/ues/otp/verify', { ph: mobile, otp: code })
  if (login.status !== 200) throw new Error([created, sent, login].map(({ text }) => text).join('\n'))
  return JSON.parse(login.text).results.length === 1
}

async function administratorLogsIn(ask) {
  const login = { euid: '919876543210', pwd: 'First-pass-2026', ut: 'au' }
  const { status, text } = await ask('POST', '/api/ues/ali', login)
  return status === 401 && JSON.parse(text).code === 'second_factor_setup_required'
}

const everyTargetIsUp = () =>
  within(60, async () => {
    const answer = await fetch('http://127.0.0.1:9090/api/v1/query?query=up')
    const { result } = (await answer.json()).data
    return result.length >= 3 && result.every(({ value }) => value[1] === '1')
  })

async function within(seconds, isTrue) {
  for (let second = 0; second < seconds; second++) {
    if (await isTrue()) return true
    await sleep(1000)
  }
  return false
}
