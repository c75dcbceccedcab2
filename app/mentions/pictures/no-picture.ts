/** Stands for a picture that cannot be had: the outline of a person. */
export const NO_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="#7d8b84"/><circle cx="18" cy="14" r="6" fill="#fff"/><path d="M6 34a12 12 0 0 1 24 0z" fill="#fff"/></svg>`;
