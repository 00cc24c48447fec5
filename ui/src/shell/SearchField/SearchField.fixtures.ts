/** The last search. */
export const query = 'dinosaurs'
