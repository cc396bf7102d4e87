/** An action is named in plain words already: 'contact opened'. */
export const actionShown = (action: string) => action.charAt(0).toUpperCase() + action.slice(1)
