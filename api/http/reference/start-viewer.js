SwaggerUIBundle({
  url: document.documentElement.dataset.document,
  dom_id: '#viewer',
  deepLinking: true,
  // Hides the list of shared schemas, whose names mean nothing to readers.
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
  // By default, the viewer sends the document to a public validation service.
  validatorUrl: null,
});
