/** What was searched for. */
export const query = 'dinosaurs'
