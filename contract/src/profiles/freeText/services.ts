/** Names and abbreviations of services, as patterns with an optional space. */
export const messengers =
  'whats ?app|whatsap|watsapp|watsap|wattsapp|whatapp|whatssapp|wapp|tele ?gram|insta ?gram|insta|snap ?chat|messenger|skype|viber|wechat|signal|arattai'

const networks =
  'i ?g|tg|snap|face ?book|f ?b|linked ?in|you ?tube|yt|twitter|discord|pinterest|link ?tree|botim|imo|threads id|sharechat'
const payments = 'g ?pay|google pay|phone ?pe|paytm|upi|bhim'

/** Services through which people can be found or paid outside this one. */
export const services = `${messengers}|${networks}|${payments}`
