/** How services are called and cut short, as patterns with one space that may be left out. */
export const messengers =
  'whats ?app|whatsap|watsapp|watsap|wattsapp|whatapp|whatssapp|wapp|tele ?gram|insta ?gram|insta|snap ?chat|messenger|skype|viber|wechat|signal|arattai'

const networks =
  'i ?g|tg|snap|face ?book|f ?b|linked ?in|you ?tube|yt|twitter|discord|pinterest|link ?tree|botim|imo|threads id|sharechat'
const payments = 'g ?pay|google pay|phone ?pe|paytm|upi|bhim'

/** Where people are found or paid outside of here. */
export const services = `${messengers}|${networks}|${payments}`
